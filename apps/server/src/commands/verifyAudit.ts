// Verifies the audit trail; the optional argument `<rank>:<hash>` is a head noted earlier.
import { verifyAudit } from '../platform/audit/verifyAudit.ts';
import { runCommand, withDatabase } from './runCommand.ts';

await runCommand(async (config, say) => {
  const { entries, waiting, removed, start, head, faults } = await withDatabase(config, ({ db }) =>
    verifyAudit(db, process.argv[2]),
  );
  for (const fault of faults) say(fault);
  say(`Journal : ${entries} entrées, ${faults.length === 0 ? 'intact' : `${faults.length} anomalies`}.`);
  if (waiting > 0) say(`Écrites et pas encore scellées : ${waiting} entrées.`);
  if (removed > 0) say(`Retirées au terme de leur conservation : ${removed} entrées.`);
  if (start !== null) {
    const { rang_fin, audit_id, empreinte, retire_le } = start;
    say(
      `La chaîne part du rang ${rang_fin} (entrée ${audit_id}, retirée le ${retire_le.toISOString()}) : ${empreinte}`,
    );
  }
  if (head !== null) say(`Dernière empreinte, à noter ailleurs : ${head}`);
  return faults.length === 0;
});
