import type { Guard } from '../guard.ts';

/** What is sold is what was meant. */
export const sales: readonly Guard[] = [
  {
    name: 'the refusal to sell a package that was withdrawn',
    file: 'services/journeys/src/persistence/designed-package.repository.ts',
    replace: [['where id = ? and agency = ? and withdrawn_at is null`', 'where id = ? and agency = ?`']],
    suite: 'services/journeys/test/integration/designed-packages.test.ts',
    test: "a withdrawn package and another agency's are not sold",
  },
  {
    name: 'the refusal to sell anything to a passenger who is deactivated',
    file: 'services/journeys/src/persistence/people-projection.ts',
    replace: [['isActive.get(id) === false', 'isActive.get(id) === null']],
    suite: 'services/journeys/test/integration/change-journey.test.ts',
    test: 'takes nobody on who is deactivated, and keeps who is on it already',
  },
  {
    name: 'the place on a journey of who was deactivated since',
    file: 'services/journeys/src/references/journey-references.ts',
    replace: [['.filter((one) => !already.includes(one))', '']],
    suite: 'services/journeys/test/integration/change-journey.test.ts',
    test: 'takes nobody on who is deactivated, and keeps who is on it already',
  },
  {
    name: 'nobody to choose while a search for passengers is on its way',
    file: 'web/src/lib/passengers/use-passenger-search.ts',
    replace: [['search === wanted ? (data?.results ?? [])', 'search !== null ? (data?.results ?? [])']],
    suite: 'web/test/components/journey-form/new-journey.test.tsx',
    test: 'a search for passengers never offers who matched what was typed before',
    project: 'web',
  },
  {
    name: 'the cost that was typed, which no package overwrites',
    file: 'web/src/features/journey-form/new-journey-form.tsx',
    replace: [['sold && readDollars(cost) === packageCost(sold, before)', 'sold']],
    suite: 'web/test/components/journey-form/new-journey.test.tsx',
    test: 'its cost follows who travels until another one is typed',
    project: 'web',
  },
  {
    name: 'the deactivated passenger who does not become the holder of a journey',
    file: 'services/journeys/src/references/journey-references.ts',
    replace: [['if (deactivated.length > 0) return', 'if (deactivated.length > 1) return']],
    suite: 'services/journeys/test/integration/change-journey.test.ts',
    test: 'has no holder anew who is deactivated',
  },
  {
    name: 'the holder of a journey of before, who is named when everybody is known',
    file: 'services/journeys/src/references/complete-holders.ts',
    replace: [['if (await this.people.hasIncompletePassengers()) return;', '']],
    suite: 'services/journeys/test/integration/complete-holders.test.ts',
    test: 'a journey of before it had a holder gets the one whom the rule names, once everybody is known',
  },
  {
    name: 'a holder who is no child while an adult travels',
    file: 'services/journeys/src/references/journey-references.ts',
    replace: [['return (await this.people.mayHold(holder, passengers, travelDate)) ?', 'return holder ?']],
    suite: 'services/journeys/test/integration/change-journey.test.ts',
    test: 'holds no journey on which an adult travels',
  },
  {
    name: 'the question for people as identity knows them now',
    file: 'services/journeys/src/references/people-of-now.ts',
    replace: [['await this.people.applyPassenger(passengerSnapshot.parse(data), aggregate_version);', '']],
    suite: 'services/journeys/test/integration/create-journey.test.ts',
    test: 'who was deactivated a moment ago is sold nothing',
  },
  {
    name: 'the line of the security log for an id of another agency in a body',
    file: 'libs/platform/src/http/foreign-references.ts',
    replace: [['if (foreign.length > 0) this.record(table);', '']],
    suite: 'services/journeys/test/integration/create-journey.test.ts',
    test: 'who names people or a package of another agency',
  },
];
