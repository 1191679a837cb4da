import type { Screen, Screens } from './layout/Screens.ts';

const areas = Object.values(import.meta.glob<Screens>('./features/*/screens.ts', { eager: true, import: 'screens' }));

/** The screens of all areas that stand at a place, without their code: the `screens.ts` of each area tells its own. */
export const screensOf = (place: keyof Screens): readonly Screen[] => areas.flatMap((screens) => screens[place] ?? []);
