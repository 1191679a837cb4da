import { type Fill, makeTemplates } from './makeTemplates.ts';

// Until the suites build all that they need themselves, what fills their template is read by its address.
const FILLING = new URL('../../../demo/src/test/fillDemonstration.ts', import.meta.url).href;

export default makeTemplates(async (db, files, today) => {
  const { fillDemonstration } = (await import(FILLING)) as { readonly fillDemonstration: Fill };
  await fillDemonstration(db, files, today);
});
