import { addMonths } from '../date/addMonths.ts';

/** How many years ahead an end is taken: beyond, its year is mistyped. */
const HORIZON_FIN_ANNEES = 10;

/** Whether an end, `yyyy-MM-dd`, lies too far after a day to be meant (rules/habilitations#end; EC50). */
export const isFinLointaine = (fin: string, day: string): boolean => fin > addMonths(day, HORIZON_FIN_ANNEES * 12);
