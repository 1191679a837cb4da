import { expect, test } from 'vitest';
import { publicPages } from './publicPages.ts';

test('the site map holds the pages of the table that have an address and want no account', () => {
  const pages = publicPages([
    {
      path: '/',
      children: [
        {
          children: [
            { index: true, handle: { title: 'invite.connexion.titre' } },
            { path: '/connexion', handle: { title: 'invite.connexion.titre' } },
            { path: '/activation/:key', handle: { title: 'compte.activation.titre' } },
            {
              path: 'compte',
              handle: { title: 'compte.titre', isOwn: true },
              children: [{ path: 'sessions', handle: { title: 'a' } }],
            },
            { path: 'assistance', children: [{ path: 'manuels', handle: { title: 'manuels.titre' } }] },
            { path: ':code/:roleId', children: [{ path: 'taches', handle: { title: 'listes.taches.titre' } }] },
            { path: '*', handle: { title: 'erreurs.404.titre' } },
          ],
        },
      ],
    },
  ]);
  expect(pages).toEqual([
    { href: '/connexion', title: 'invite.connexion.titre' },
    { href: '/assistance/manuels', title: 'manuels.titre' },
  ]);
});
