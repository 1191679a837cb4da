function luhnKey(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** An invented SIRET whose keys are right: its SIREN starts with 0, which is never issued (domain, D). */
export function inventSiret(rank: number): string {
  const sirenBody = `0${String(4_200_000 + rank * 137).padStart(7, '0')}`;
  const siren = `${sirenBody}${luhnKey(sirenBody)}`;
  const siretBody = `${siren}0001`;
  return `${siretBody}${luhnKey(siretBody)}`;
}
