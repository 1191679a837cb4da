import { hexOf } from '@habilis/ui/theme/contrast';
import { ROLES, type Role } from '@habilis/ui/theme/roles';
import { create, type ThemeVars } from 'storybook/theming';

const FONT = '"Atkinson Hyperlegible Next Variable", Arial, sans-serif';

/** Storybook's own frame in the product's colours. */
const frame = (base: 'light' | 'dark'): ThemeVars => {
  const role = (name: Role) => hexOf(ROLES[name][base]);
  return create({
    base,
    brandTitle: 'Habilis',
    brandTarget: '_self',
    fontBase: FONT,
    fontCode: '"Atkinson Hyperlegible Mono Variable", monospace',
    appBg: role('surfaceSunken'),
    appContentBg: role('canvas'),
    appPreviewBg: role('canvas'),
    appBorderColor: role('border'),
    appBorderRadius: 8,
    barBg: role('surface'),
    barTextColor: role('textSubtle'),
    barSelectedColor: role('accent'),
    barHoverColor: role('accent'),
    colorPrimary: role('accent'),
    colorSecondary: role('accent'),
    textColor: role('text'),
    textMutedColor: role('textSubtle'),
    inputBg: role('surface'),
    inputBorder: role('borderControl'),
    inputTextColor: role('text'),
    inputBorderRadius: 4,
  });
};
const light = frame('light');
const dark = frame('dark');

/** The frame for a toolbar theme. */
export const themeOf = (theme: unknown): ThemeVars => (String(theme).startsWith('dark') ? dark : light);
