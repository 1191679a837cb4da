import { beforeAll, expect, test } from 'vitest';
import { bundleAlone, componentNames } from '../../packages/ui/bundleAlone.mjs';

const MENUS = ['AccountMenu', 'DataTable', 'EditableGrid', 'Menu', 'RoleSwitch'];
const CHOICES = ['ComboBox', 'MultiSelect', 'PhoneField', 'PostalCodeCityField', 'Select'];
const DATES = ['Agenda', 'Calendar', 'DatePicker', 'DateRangePicker', 'MonthRail'];
// FilterBar may contain any kind of filter; the calendar comes with its first field of dates.
const FILTERS = 'FilterBar';
const TOOLTIPS = [
  'Abbreviation',
  'DocumentViewer',
  'FileUpload',
  'IconButton',
  'IconLink',
  'InlineField',
  'RankedList',
  'RichTextEditor',
  'SearchCommand',
  'ToastRegion',
  'Tooltip',
];
const DIALOGS = ['AppShell', 'ConfirmationDialog', 'Dialog', 'Drawer', 'Popover', 'ProgressDialog'];

/** Heavy families: their modules, and the only components allowed to import them. */
const FAMILIES = {
  'the editor': { modules: /\/(prosemirror-|@tiptap\/)/, heldBy: ['RichTextEditor'] },
  'the reading of HTML': { modules: /\/htmlparser2\//, heldBy: ['RichText', 'RichTextEditor'] },
  calendars: { modules: /\/@internationalized\/date\/|\/(calendar|datepicker)\//, heldBy: [...DATES, FILTERS] },
  'the drawing of PDF': { modules: /\/pdfjs-dist\//, heldBy: ['DocumentViewer'] },
  'phone numbers': { modules: /\/libphonenumber-js\//, heldBy: [] },
  charts: { modules: /\/(d3-|@visx\/|recharts\/|echarts\/|chart\.js\/)/, heldBy: ['Chart'] },
  'the engine of tables': { modules: /\/(@tanstack\/|react-aria\/.*\/table\/)/, heldBy: [] },
  'spoken numbers': { modules: /\/react-aria\/.*\/numberfield\//, heldBy: ['NumberField'] },
  'drag and drop': { modules: /\/react-aria\/.*\/dnd\//, heldBy: ['FileUpload'] },
  'lists to choose from': { modules: /\/react-aria\/.*\/listbox\//, heldBy: [...CHOICES, FILTERS] },
  menus: { modules: /\/react-aria\/.*\/menu\//, heldBy: [...MENUS, ...CHOICES, FILTERS] },
  'what floats': {
    modules: /\/react-aria\/.*\/overlays\//,
    heldBy: [
      ...MENUS,
      ...CHOICES,
      ...TOOLTIPS,
      ...DIALOGS,
      FILTERS,
      'Agenda',
      'DatePicker',
      'DateRangePicker',
      'MonthRail',
    ],
  },
};

/** Components that only lay out or show: they must import no behaviour. */
const STILL = [
  'Badge',
  'Box',
  'Columns',
  'DescriptionList',
  'Divider',
  'Form',
  'Grid',
  'Heading',
  'Identifier',
  'Inline',
];
const STILL_TOO = ['FactList', 'ProgressBar', 'Section', 'SkipLink', 'Stack', 'Text', 'VisuallyHidden', 'Wordmark'];

const modulesOf = new Map();
const atOnce = new Map();
beforeAll(async () => {
  for (const name of componentNames()) {
    const bundle = await bundleAlone(name);
    modulesOf.set(name, bundle.modules);
    atOnce.set(name, bundle.atOnce);
  }
});

const holdersOf = (pattern) =>
  [...modulesOf].filter(([, modules]) => modules.some((id) => pattern.test(id))).map(([name]) => name);

test.each(Object.entries(FAMILIES))('a component that has no use of it does not bring %s', (_, { modules, heldBy }) => {
  const holders = holdersOf(modules);
  expect(holders.filter((name) => !heldBy.includes(name))).toEqual([]);
  // A component that no longer imports it must be removed from the list.
  expect(heldBy.filter((name) => !holders.includes(name))).toEqual([]);
});

test('a filter bar brings its calendar with its first field of dates, and not before', () => {
  const { modules } = FAMILIES.calendars;
  expect(modulesOf.get(FILTERS)?.some((id) => modules.test(id))).toBe(true);
  expect(atOnce.get(FILTERS)?.filter((id) => modules.test(id))).toEqual([]);
});

test.each([...STILL, ...STILL_TOO])('%s brings nothing but itself', (name) => {
  const packages = modulesOf.get(name)?.flatMap((id) => /.*\/node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(id)?.[1] ?? []);
  expect(new Set(packages).difference(new Set(['@vanilla-extract/recipes']))).toEqual(new Set());
});

test('a component brings no folder of a component that it does not import', () => {
  const folders = (name) =>
    modulesOf.get(name)?.flatMap((id) => /\/src\/components\/(\w+)\/\w+\.tsx$/.exec(id)?.[1] ?? []);
  expect(folders('Button')).toEqual(['Button']);
  expect(folders('TextField')).toEqual(['TextField']);
  expect(folders('Link')).toEqual(['Link']);
});
