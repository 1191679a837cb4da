-- A certificat of a formateur that was revoked.
update certificat_formateur set revoque_le = '2026-11-10' where id = (select min(id) from certificat_formateur);
