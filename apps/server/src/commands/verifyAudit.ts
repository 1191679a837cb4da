// Verifies the audit trail; the optional argument `<rank>:<hash>` is a head noted earlier.
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { runCommand, withDatabase } from './runCommand.ts';

await runCommand(async (config, say) => {
  const { entrees, retirees, depart, tete, fautes } = await withDatabase(config, ({ db }) =>
    verifyAudit(db, process.argv[2]),
  );
  for (const faute of fautes) say(faute);
  say(`Journal : ${entrees} entrées, ${fautes.length === 0 ? 'intact' : `${fautes.length} anomalies`}.`);
  if (retirees > 0) say(`Retirées au terme de leur conservation : ${retirees} entrées.`);
  if (depart !== null) {
    const { rang_fin, audit_id, empreinte, retire_le } = depart;
    say(
      `La chaîne part du rang ${rang_fin} (entrée ${audit_id}, retirée le ${retire_le.toISOString()}) : ${empreinte}`,
    );
  }
  if (tete !== null) say(`Dernière empreinte, à noter ailleurs : ${tete}`);
  return fautes.length === 0;
});
