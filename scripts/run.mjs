// Entry of every verb of package.json; needs only Node ≥ 20 and npm, and installs the rest.
import { spawn } from 'node:child_process';
import { BENCHES, DATA, LONG_BENCHES } from './parts.mjs';
import { mustRun, provision, root } from './provision.mjs';
import { findChromium } from './system-tools.mjs';

const [verb = 'start', ...rest] = process.argv.slice(2);
const [part, ...given] = rest;

/** Runs a long-lived command and forwards our signals, so that stopping npm stops the server. */
function become(command, args, env, input = 'ignore') {
  const child = spawn(command, args, { cwd: root, env, stdio: [input, 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${command} : ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

const build = (env, ...filters) =>
  mustRun('turbo', ['run', 'build', '--concurrency=2', '--output-logs=errors-only', '--log-prefix=none', ...filters], {
    env,
  });

/** Removes the variables of a server's data, so that tests, measures and trials never touch the user's own. */
const apart = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(DATABASE_URL|SMTP_URL|S3_|HABILIS_)/.test(name)));

/** Holds the pictures of the stories against those that were accepted. */
function pictureStories(env, words) {
  build(env, '--filter=@habilis/i18n');
  const asked = words.map((word) => (word === '--accept' ? '--update=all' : word));
  become('pnpm', ['--dir', 'apps/storybook', 'exec', 'vitest', 'run', '--config', 'review.config.ts', ...asked], {
    ...env,
    CHROMIUM_PATH: findChromium(env),
  });
}

/** Leaves with the names that may follow the verb when this one is not among them. */
function mustKnow(names) {
  if (names.includes(part)) return;
  console.error(`Après « npm run ${verb} -- », dites l’un de ces noms : ${names.join(', ')}.`);
  process.exit(1);
}

const verbs = {
  start: (env) => {
    build(env, '--filter=@habilis/web...');
    // Anything but production runs the demonstration.
    become('node', [`apps/${env.HABILIS_ENV === 'production' ? 'server' : 'demo'}/src/main.ts`], env);
  },
  dev: (env) => {
    build(env, '--filter=@habilis/i18n');
    become('node', ['scripts/dev.mjs'], apart(env));
  },
  storybook: (env) => {
    if (part === 'static') {
      build(env, '--filter=@habilis/storybook');
      return become('node', ['scripts/serve-storybook.mjs'], env);
    }
    build(env, '--filter=@habilis/i18n');
    become('pnpm', ['--dir', 'apps/storybook', 'run', 'dev', ...rest], env);
  },
  check: (env) => become('node', ['scripts/check.mjs', ...rest], env),
  fix: (env) => {
    // Rules that only warn are not fixed.
    mustRun('oxlint', ['--fix', '--type-aware', '--allow=suspicious'], { env });
    mustRun('oxfmt', ['.'], { env });
    mustRun('node', ['scripts/check-surface.mjs', '--write'], { env });
    mustRun('node', ['scripts/design-tokens.mjs', '--write'], { env });
    mustRun('node', ['scripts/accessibility-facts.mjs', '--write'], { env });
    mustRun('node', ['scripts/table-schemas.mjs'], { env });
  },
  test: (env) => {
    if (part === 'mutation') return become('node', ['scripts/mutation.mjs', ...given], env);
    become('node', ['scripts/test.mjs', ...rest], apart(env));
  },
  bench: (env) => {
    if (part !== undefined) mustKnow([...BENCHES, ...Object.keys(LONG_BENCHES)]);
    if (part in LONG_BENCHES) return become('node', [LONG_BENCHES[part], ...given], apart(env));
    build(env, '--filter=@habilis/web...');
    become('node', ['scripts/bench.mjs', ...rest], apart(env));
  },
  pictures: (env) => {
    if (part === 'stories') return pictureStories(env, given);
    build(env, '--filter=@habilis/web...');
    const words = rest.length === 0 ? [] : ['--grep', rest.join('|')];
    const browser = { CHROMIUM_PATH: findChromium(env) };
    become('pnpm', ['--dir', 'apps/web', 'exec', 'playwright', 'test', '--config', 'pictures.config.ts', ...words], {
      ...apart(env),
      ...browser,
    });
  },
  data: (env) => {
    mustKnow(Object.keys(DATA));
    // It asks for a password.
    become('node', [DATA[part], ...given], env, part === 'create-admin' ? 'inherit' : 'ignore');
  },
  pnpm: (env) => become('pnpm', rest, env),
};

const chosen = verbs[verb];
if (!chosen) {
  console.error(`Verbe inconnu : ${verb}. Verbes : ${Object.keys(verbs).join(', ')}.`);
  process.exit(1);
}
chosen(provision());
