-- Opinions of a person and of a guest, and a search that found nothing.
insert into faq_avis (faq_id, personne_id, utile, le)
  select min(id), 1, true, '2026-05-02T08:00:00Z'::timestamptz from faq
  union all select min(id), null, false, '2026-05-03T08:00:00Z'::timestamptz from faq;
insert into faq_recherche_vaine (mots, nombre, derniere_le) values ('attestation perdue', 3, '2026-05-04T08:00:00Z');
