import { describe, expect, test } from '@jest/globals';
import { type BilledAmount, type JourneyAmounts, journeyMoney, paidCents } from '../../src/journey-money.ts';
import { centsOfDollars, dollarsOfCents } from '../../src/money.ts';

const counted = (cents: number): BilledAmount => ({ cents, isVoided: false });

describe('the money of a journey', () => {
  test('is owed, paid and open to the cent', () => {
    expect(
      journeyMoney({
        costCents: 428_050,
        retainedCents: null,
        payments: [counted(200_000), counted(30), { cents: 99, isVoided: true }],
        refunds: [counted(10), { cents: 77, isVoided: true }],
      }),
    ).toEqual({ owedCents: 428_050, paidCents: 200_020, balanceCents: 228_030 });
  });

  test('of a journey that was called off is what was retained, and what is over is in favour', () => {
    const money = journeyMoney({ costCents: 100, retainedCents: 0, payments: [counted(40)], refunds: [] });
    expect(money).toEqual({ owedCents: 0, paidCents: 40, balanceCents: -40 });
  });
});

/** Numbers that are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What somebody who keeps a ledger in dollars as printed would say: each step in whole cents of text, not of our code. */
class Ledger {
  balance = 0n;
  paid = 0n;

  add(dollars: string, sign: bigint): void {
    const [whole = '0', cents = ''] = dollars.split('.');
    const amount = BigInt(whole) * 100n + BigInt(cents.padEnd(2, '0'));
    this.paid += sign * amount;
    this.balance -= sign * amount;
  }
}

test('10,000 random histories end as a ledger says that is kept step by step', () => {
  const random = randomNumbers(20_261_122);
  const dollars = () => (random(10_000_000) / 100).toFixed(random(2) + 1);
  for (let history = 0; history < 10_000; history += 1) {
    const cost = dollars();
    const amounts: JourneyAmounts & Record<'payments' | 'refunds', BilledAmount[]> = {
      costCents: centsOfDollars(Number(cost)),
      retainedCents: null,
      payments: [],
      refunds: [],
    };
    const ledger = new Ledger();
    const printed = new Map<BilledAmount, string>();
    const record = (list: 'payments' | 'refunds', text: string) => {
      const amount = counted(centsOfDollars(Number(text)));
      printed.set(amount, text);
      amounts[list].push(amount);
      ledger.add(text, list === 'payments' ? 1n : -1n);
    };
    for (let step = random(12); step > 0; step -= 1) {
      const left = paidCents(amounts);
      const move = random(4);
      if (move <= 1) record('payments', dollars());
      else if (move === 2 && left > 0) record('refunds', (random(left + 1) / 100).toFixed(2));
      else {
        const list = random(2) === 0 ? 'payments' : 'refunds';
        const amount = amounts[list][random(amounts[list].length || 1)];
        if (!amount || amount.isVoided || (list === 'payments' && amount.cents > left)) continue;
        amount.isVoided = true;
        ledger.add(printed.get(amount) ?? '', list === 'payments' ? -1n : 1n);
      }
      expect(paidCents(amounts)).toBeGreaterThanOrEqual(0);
    }
    const retained = random(3) === 0 ? dollars() : null;
    const owed = new Ledger();
    owed.add(retained ?? cost, 1n);
    const money = journeyMoney({
      ...amounts,
      retainedCents: retained === null ? null : centsOfDollars(Number(retained)),
    });
    expect([money.paidCents, money.balanceCents]).toEqual([Number(ledger.paid), Number(owed.paid + ledger.balance)]);
    // On the wire and back it is the same cent.
    expect(centsOfDollars(dollarsOfCents(money.balanceCents))).toBe(money.balanceCents);
  }
});
