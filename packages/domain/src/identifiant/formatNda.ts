/** An activity declaration number in readable groups, 2 2 5 2; any other text is returned unchanged. */
export const formatNda = (nda: string): string => nda.replace(/^(\w{2})(\w{2})(\w{5})(\w{2})$/, '$1 $2 $3 $4');
