import { useText } from '@habilis/i18n/TextProvider';

/** Gives the name of a département by its code. */
export function useDepartementName(): (code: string) => string {
  const t = useText();
  return (code) => t.find(`departements.${code}`) ?? code;
}
