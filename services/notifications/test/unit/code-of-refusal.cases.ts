import { describe, expect, test } from '@jest/globals';
import { codeOfRefusal, withoutAddresses } from '../../src/domain/code-of-refusal.ts';

describe('code of refusal', () => {
  const said = "Can't send mail - all recipients were rejected: 550 5.1.1 <rosa@correo.ec>: User unknown";

  test.each([
    ['interrupted_twice', 'interrupted_twice'],
    [said, '550 5.1.1'],
    ['552 message too large for rosa@correo.ec', '552'],
    ['550-5.7.1 rosa@correo.ec is not wanted', '550-5.7.1'],
    ['No recipients defined for rosa@correo.ec', 'refused'],
  ])('of why a mail failed no address leaves the ledger: %s', (reason, told) => {
    expect(codeOfRefusal(reason)).toBe(told);
  });

  test('the log says what a mail server said without whom it named', () => {
    expect(withoutAddresses(said)).toBe("Can't send mail - all recipients were rejected: 550 5.1.1 <…>: User unknown");
    expect(withoutAddresses('450 rosa@correo.ec: try later')).toBe('450 <…> try later');
  });
});
