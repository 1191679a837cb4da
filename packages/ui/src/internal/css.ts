import { type ComplexStyleRule, style } from '@vanilla-extract/css';
import { components } from '../theme/layers.css.ts';

type Rule = Extract<ComplexStyleRule, { color?: unknown }>;

/** A class in the components' layer, so that styles outside override it without effort. */
export const css = (rule: Rule): string => style({ '@layer': { [components]: rule } });
