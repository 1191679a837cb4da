/** Country codes of France and of its overseas territories (domain, A.5). */
export const INDICATIFS = ['+33', '+262', '+590', '+594', '+596', '+508', '+687', '+689'].map((id) => ({
  id,
  label: id,
}));
