import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { storyOf } from './storyOf.ts';

interface ImageProps {
  component: string;
}

function Drawn({ component }: ImageProps): ReactNode {
  const { Drawn: Story, parameters } = use(storyOf(component));
  const place = useRef<HTMLDivElement>(null);
  const { picture, layout } = parameters;
  const isPressed = typeof picture === 'object' && picture.isPressed === true;
  const isHovered = typeof picture === 'object' && picture.isHovered === true;
  useEffect(() => {
    const button = place.current?.querySelector('button');
    if (isPressed) button?.click();
    if (!isHovered) return;
    // A pointer that moves, then rests on it.
    const pointer = { bubbles: true, pointerType: 'mouse' };
    document.dispatchEvent(new PointerEvent('pointermove', pointer));
    button?.dispatchEvent(new PointerEvent('pointerover', pointer));
  }, [isPressed, isHovered]);
  return (
    <div ref={place} style={layout === 'fullscreen' ? {} : { padding: 24 }}>
      <Story />
    </div>
  );
}

/** Un composant dans une page à lui, pour la galerie. */
function Image({ component }: ImageProps): ReactNode {
  return (
    <Suspense>
      <Drawn key={component} component={component} />
    </Suspense>
  );
}

/** Shown in frames of the gallery only. */
const meta = {
  title: 'Galerie/Image',
  component: Image,
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
  args: { component: 'Dialog' },
  // A window that opens would take the focus from the gallery around its frame.
  beforeEach: () => {
    const { focus } = HTMLElement.prototype;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    style.scrollbarGutter = 'auto';
    HTMLElement.prototype.focus = () => undefined;
    return () => {
      HTMLElement.prototype.focus = focus;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  },
} satisfies Meta<typeof Image>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
