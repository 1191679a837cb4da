// What leaves the workspace asks for ranges, so that a product keeps one copy of react-aria; the catalog keeps exact versions here.
const loosened = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [name, /^\d/.test(range) ? `^${range}` : range]),
  );

export const hooks = {
  beforePacking: (manifest) => {
    for (const key of ['devDependencies', 'scripts']) delete manifest[key];
    for (const key of ['dependencies', 'peerDependencies']) {
      if (manifest[key]) manifest[key] = loosened(manifest[key]);
    }
    return manifest;
  },
};
