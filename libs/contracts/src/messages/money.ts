const askHowMuch = 'antes de pagar, pregunte a su asesor cuánto queda por pagar.';

/** How a journey's money is said, wherever it is said. */
export const moneyMessages = {
  total: 'Costo total',
  paid: 'Pagado',
  balance: 'Saldo',
  balanceInFavour: 'A su favor',
  retained: 'Retenido',
  /** Of what was called off. */
  askFirst: 'Antes de pagar algo, hable con su asesor.',
  /** Where what is left of the balance is not known yet, by why that is so. */
  askCostFirst: {
    'service-cancelled': `Se canceló un servicio: ${askHowMuch}`,
    'money-returned': `Se le devolvió dinero: ${askHowMuch}`,
  },
  comesBack: 'Su asesor acuerda con usted cómo se lo devuelve.',
} as const;
