import { maskEmail } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { isCommonPassword } from '../../src/domain/common-passwords.ts';
import { normalisePhone } from '../../src/domain/phone.ts';
import { User } from '../../src/domain/user.ts';

test('a masked e-mail shows its first letter and its domain', () => {
  expect(maskEmail('juan@gmail.com')).toBe('j***@gmail.com');
  expect(maskEmail('a@b.ec')).toBe('a***@b.ec');
});

describe('a phone number', () => {
  test('of Ecuador is kept as it is dialled there', () => {
    expect(normalisePhone('099 123 4567')).toBe('0991234567');
    expect(normalisePhone('+593 99 123 4567')).toBe('0991234567');
    expect(normalisePhone('04-230-1200')).toBe('042301200');
  });

  test('from abroad is kept in E.164', () => {
    expect(normalisePhone('+34 612 34 56 78')).toBe('+34612345678');
    expect(normalisePhone('+1 (305) 555-0123')).toBe('+13055550123');
  });

  test('that nobody can dial is refused', () => {
    expect(normalisePhone('12345678')).toBeNull();
    expect(normalisePhone('099123456')).toBeNull();
    expect(normalisePhone('+999 123 456 789')).toBeNull();
  });
});

test.each(['Password1', 'Contraseña2026', 'Qwerty123!', '123Ecuador', 'P@ssw0rd', '1Q2w3e4r'])(
  'the common password %s is known',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['Viaje2026', 'Tortuga-gigante-7', 'Ecuador83617'])('the password %s is not common', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

describe('an account', () => {
  const now = new Date('2026-11-21T15:00:00Z');

  test('waits until it is activated, and needs a password to be used', () => {
    const user = User.waiting('id', 'person', '1710034065', now);
    expect(user.canLogIn).toBe(false);
    user.activate(null, now);
    expect(user).toMatchObject({ isActive: true, canLogIn: false });
    user.choosePassword('a hash', now);
    expect(user.canLogIn).toBe(true);
  });

  test('is activated once', () => {
    const user = User.waiting('id', 'person', '1710034065', now);
    user.activate('a hash', now);
    expect(() => user.activate('another', now)).toThrow('Esta cuenta ya está activa');
  });
});
