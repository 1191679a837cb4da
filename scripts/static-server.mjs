// Serves a folder, for pages to be seen in a browser.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The file that an address names in the folder, if there is one. */
function fileAt(folder, url) {
  try {
    const path = normalize(decodeURIComponent(url.split('?')[0]));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile() ? file : undefined;
  } catch {
    // An address that cannot be decoded names nothing.
    return undefined;
  }
}

/** Serves a folder at a port, 0 for any; every answer bears `headersOf(file)`. */
export async function serveStatic(folder, { port = 0, headersOf = () => ({}) } = {}) {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(folder, url);
    if (file === undefined) {
      response.writeHead(404, headersOf()).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.endsWith('.tokens.json')
        ? 'application/design-tokens+json'
        : (TYPES[extname(file)] ?? 'application/octet-stream'),
      // Files named by their hash are fetched and compiled once.
      'cache-control': file.includes(`${sep}assets${sep}`) ? 'public, max-age=3600, immutable' : 'no-cache',
      ...headersOf(file),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
