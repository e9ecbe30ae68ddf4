/** How a journey's money is said, wherever it is said. */
export const moneyMessages = {
  total: 'Costo total',
  paid: 'Pagado',
  balance: 'Saldo',
  balanceInFavour: 'A su favor',
} as const;
