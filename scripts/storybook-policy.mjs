// What a built Storybook is served with: the headers of the product's pages, loosened only where Storybook needs it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PAGE_POLICY, policyHeader } from '../apps/server/src/platform/http/contentPolicy.ts';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The policy of a page, whose own inline scripts are allowed by their hashes, and no other. */
function policyOf(html) {
  const scripts = [...html.matchAll(INLINE)].map(([, script]) => hashOf(script));
  const {
    'report-uri': _noServerReadsReports,
    // Storybook writes HTML itself.
    'require-trusted-types-for': _html,
    'trusted-types': _policies,
    ...product
  } = PAGE_POLICY;
  return policyHeader({
    ...product,
    'script-src': ["'self'", ...new Set(scripts)].join(' '),
    // Its frame and the values of stories are styled in line.
    'style-src': "'self' 'unsafe-inline'",
    // Stories stand in frames of its own, and the mocks of calls in a worker.
    'frame-src': "'self'",
    'worker-src': "'self'",
    'frame-ancestors': "'self'",
  });
}

const NOTHING = { 'default-src': "'none'", 'frame-ancestors': "'none'" };
// A worker obeys the policy of its own file: the mocks of calls pass on what they do not answer.
const OF_SCRIPTS = { ...NOTHING, 'script-src': "'self'", 'connect-src': "'self'" };

function policyFor(file) {
  if (file?.endsWith('.html')) return policyOf(readFileSync(file, 'utf8'));
  return policyHeader(/\.m?js$/.test(file ?? '') ? OF_SCRIPTS : NOTHING);
}

/** The headers of a file of a built Storybook, or of an address that names none. */
export const storybookHeaders = (file) => ({
  'content-security-policy': policyFor(file),
  'x-content-type-options': 'nosniff',
  'x-frame-options': file?.endsWith('.html') ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});
