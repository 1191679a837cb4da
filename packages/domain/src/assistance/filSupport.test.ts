import { expect, test } from 'vitest';
import { ETATS_SUPPORT, etatApres } from './etatsSupport.ts';
import { questionDuFil } from './questionDuFil.ts';
import { hasPlaceFor, MOST_ECHANGES } from './placeDansLeFil.ts';
import { reponsePreteFaults } from './reponseFaults.ts';

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

test('[AS33] a thread holds 300 messages; mails leave the last twenty to the support', () => {
  expect(MOST_ECHANGES).toBe(300);
  expect([279, 280].map((nombre) => hasPlaceFor('courriel', nombre))).toEqual([true, false]);
  expect([280, 299, 300].map((nombre) => hasPlaceFor('reponse', nombre))).toEqual([true, true, false]);
});

test('[AS24] a ready answer has a title and a text that say something', () => {
  expect(reponsePreteFaults({ intitule: ' ', texte: '…' })).toEqual([
    { path: 'intitule', title: 'champ.requis' },
    { path: 'texte', title: 'champ.requis' },
  ]);
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
  expect(made.objet).toBe('SIRET […] refusé pour […]');
  expect(made.reponse).toBe(
    '<p>Le SIRET […] de la demande […] est fermé, […].<br>Demandez à […] ou au […] : &lt;b&gt;[…]&lt;/b&gt; le sait.</p><p>Les petits dossiers attendent l’an 2026.</p>',
  );
});

const reponseOf = (...lines: string[]) => questionDuFil({ objet: 'Lien', reponse: lines.join('\n') }, []).reponse;

test.each([
  // What greets is left out; the answer may follow in the same line.
  [['Bonjour,', '', 'Redemandez-le.'], '<p>Redemandez-le.</p>'],
  [['  Bonjour Madame,', 'Redemandez-le.'], '<p>Redemandez-le.</p>'],
  [['Madame, Monsieur, le lien expire.'], '<p>Le lien expire.</p>'],
  [['Bonjour ! Redemandez-le.', 'Le bureau dit bonjour.'], '<p>Redemandez-le.<br>Le bureau dit bonjour.</p>'],
  [['Cher collègue', 'Cherchez-le.'], '<p>Cherchez-le.</p>'],
  [['Chère collègue', 'Cherchez-le.'], '<p>Cherchez-le.</p>'],
  // What takes leave too, and all that follows.
  [['Fait.', '', 'Cordialement,', 'Anne'], '<p>Fait.</p>'],
  [['Fait.', ' Bien cordialement', 'Anne'], '<p>Fait.</p>'],
  [['Fait.', 'Très bonne journée à vous,', 'Anne'], '<p>Fait.</p>'],
  [['Fait.', 'Bonne soirée', 'Anne'], '<p>Fait.</p>'],
  [['Fait.', 'Je vous prie d’agréer mes salutations.', 'Anne'], '<p>Fait.</p>'],
  [['Fait.', 'Veuillez agréer mes salutations.', 'Anne'], '<p>Fait.</p>'],
  [['Fait.', 'À bientôt', 'Anne'], '<p>Fait.</p>'],
  [
    ['Redemandez-le.', 'L’assistance répond le matin.', '', 'L’assistance Habilis'],
    '<p>Redemandez-le.<br>L’assistance répond le matin.</p>',
  ],
  [['Fait.', "L'équipe", 'Anne'], '<p>Fait.</p>'],
  [
    ['L’équipe de formation valide les listes', 'Puis cordialement relancez.'],
    '<p>L’équipe de formation valide les listes<br>Puis cordialement relancez.</p>',
  ],
  // Paragraphs stand apart, without the spaces around them, and nothing in them is read as HTML.
  [['Un', 'deux\r', ' \r', '', '  Trois ', '', ''], '<p>Un<br>deux</p><p>Trois</p>'],
  [['R&D : 1 < 2 > 0'], '<p>R&amp;D : 1 &lt; 2 &gt; 0</p>'],
  [['Bonjour,', 'Cordialement'], ''],
])('[AS25] the answer alone is kept of %j', (lines, kept) => {
  expect(reponseOf(...lines)).toBe(kept);
});

test('[AS25] the heading of a question has no spaces around it', () => {
  expect(questionDuFil({ objet: ' Lien de Zoé ', reponse: '' }, [{ prenom: 'Zoé', nom: '' }])).toEqual({
    objet: 'Lien de […]',
    reponse: '',
  });
});
