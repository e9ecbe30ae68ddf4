import { describe, expect, test } from '@jest/globals';
import type { EmployeeRole } from '../../src/names.ts';
import { standInFor } from '../../src/stand-in.ts';

const away = (stand_in: string, from = '2026-12-10', until = '2026-12-20') => ({ from, until, stand_in });
type Absence = ReturnType<typeof away>;

const person = (
  name: string,
  absence: Absence | null = null,
  is_active = true,
  roles: readonly EmployeeRole[] = ['adviser'],
) => ({ name, absence, is_active, roles: [...roles] });

/** Who answers for the first of them on a day. */
function answering(day: string, ...people: ReturnType<typeof person>[]) {
  const [first = person('nobody')] = people;
  return standInFor(first, day, (id) => people.find(({ name }) => name === id))?.name ?? null;
}

describe('who answers for an employee', () => {
  test('is the stand-in from the first day to the last, and nobody else before and after', () => {
    const people = [person('Ana', away('Luis')), person('Luis')] as const;
    const days = ['2026-12-09', '2026-12-10', '2026-12-20', '2026-12-21'];
    expect(days.map((day) => answering(day, ...people))).toEqual([null, 'Luis', 'Luis', null]);
    expect(answering('2026-12-12', person('Ana'))).toBeNull();
  });

  test('is the stand-in’s own while that one is away as well', () => {
    const luis = person('Luis', away('Eva', '2026-12-15', '2026-12-16'));
    const people = [person('Ana', away('Luis')), luis, person('Eva')] as const;
    expect(['2026-12-14', '2026-12-15'].map((day) => answering(day, ...people))).toEqual(['Luis', 'Eva']);
  });

  test('stays the employee when three are away, two stand in for each other, or the stand-in has left', () => {
    const day = '2026-12-12';
    const [ana, luis] = [person('Ana', away('Luis')), person('Luis', away('Eva'))];
    expect(answering(day, ana, luis, person('Eva', away('Ana')))).toBeNull();
    expect(answering(day, ana, person('Luis', away('Ana')))).toBeNull();
    expect(answering(day, ana, person('Luis', null, false))).toBeNull();
    expect(answering(day, ana, luis, person('Eva', null, false))).toBeNull();
    expect(answering(day, ana)).toBeNull();
  });

  test('stays the employee once the stand-in may not answer the same any more', () => {
    const ana = person('Ana', away('Luis'));
    expect(answering('2026-12-12', ana, person('Luis', null, true, ['accounting']))).toBeNull();
    expect(answering('2026-12-12', ana, person('Luis', null, true, ['owner']))).toBe('Luis');
  });
});
