import { expect, test } from 'vitest';
import { ETATS_SUPPORT, etatApres } from './etatsSupport.ts';
import { questionDuFil } from './questionDuFil.ts';
import { reponsePreteFaults } from './reponseFaults.ts';
import { sansCitation } from './sansCitation.ts';

test('[AS19] a thread is new, held, answered or closed; a further message brings it back to whoever holds it', () => {
  expect(etatApres('ATTRIBUTION', 'NOUVEAU', true)).toBe('EN_COURS');
  expect(etatApres('ATTRIBUTION', 'EN_COURS', false)).toBe('NOUVEAU');
  expect(etatApres('ATTRIBUTION', 'REPONDU', false)).toBe('REPONDU');
  expect(etatApres('ATTRIBUTION', 'CLOS', true)).toBe('CLOS');
  for (const etat of ETATS_SUPPORT) {
    expect(etatApres('REPONSE', etat, true)).toBe('REPONDU');
    expect(etatApres('CLOTURE', etat, true)).toBe('CLOS');
    expect(etatApres('SUITE', etat, true)).toBe('EN_COURS');
    expect(etatApres('REOUVERTURE', etat, false)).toBe('NOUVEAU');
  }
});

test('[AS24] a ready answer has a title and a text that say something', () => {
  expect(reponsePreteFaults({ intitule: ' ', texte: '…' }).map(({ path }) => path)).toEqual(['intitule', 'texte']);
  expect(reponsePreteFaults({ intitule: 'Lien expiré', texte: 'Redemandez-le.' })).toEqual([]);
});

test('[AS25] a question made of a thread keeps nothing that tells whose it was', () => {
  const made = questionDuFil(
    {
      objet: 'SIRET 552 100 554 00013 refusé pour Zoé Petit',
      reponse: [
        'Bonjour Madame Petit,',
        '',
        'Le SIRET 55210055400013 de la demande DH-2026-0042 est fermé, zoe.petit@example.org.',
        'Demandez à LPF20001 ou au 06 12 34 56 78 : <b>Zoé</b> le sait.',
        '',
        'Les petits dossiers attendent l’an 2026.',
        '',
        'Cordialement,',
        'Anne Roux',
      ].join('\n'),
    },
    [
      { prenom: 'Zoé', nom: 'Petit' },
      { prenom: 'Anne', nom: 'Roux' },
    ],
  );
  expect(made.question).toBe('SIRET […] refusé pour […]');
  expect(made.reponse).toBe(
    '<p>Le SIRET […] de la demande […] est fermé, […].<br>Demandez à […] ou au […] : &lt;b&gt;[…]&lt;/b&gt; le sait.</p><p>Les petits dossiers attendent l’an 2026.</p>',
  );
  const signed = ['Redemandez un lien.', 'L’assistance répond le matin.', '', 'L’assistance Habilis'].join('\n');
  expect(questionDuFil({ objet: 'Lien', reponse: signed }, []).reponse).toBe(
    '<p>Redemandez un lien.<br>L’assistance répond le matin.</p>',
  );
});

test.each([
  ['Merci.\n\nLe ven. 20 nov. 2026 à 11:02, Habilis <support@example.org> a écrit :\n> Fait.', 'Merci.'],
  ['Merci.\r\n\r\nLe 20 novembre 2026 à 11:02,\r\nHabilis <a@example.org> a écrit :\r\n> Fait.', 'Merci.'],
  ['Thanks.\n-----Original Message-----\nFrom: Habilis', 'Thanks.'],
  ['Oui.\n\n________________________________\nDe : Habilis <a@example.org>', 'Oui.'],
  ['> Est-ce fait ?\nOui.\n> Vraiment ?\nOui.', 'Oui.\nOui.'],
  ['Le dossier que j’ai écrit : il manque.', 'Le dossier que j’ai écrit : il manque.'],
  ['> Tout est cité.', '> Tout est cité.'],
])('[AS27] a mail is kept without what it answers: %j', (mail, kept) => {
  expect(sansCitation(mail)).toBe(kept);
});
