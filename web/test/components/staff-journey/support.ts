import type { JourneyView } from '@bitacora/contracts';
import type { EmployeeRole } from '@bitacora/contracts';
import { screen, within } from '@testing-library/react';
import { journey } from '../support/build-journey.ts';
import { agency, employeePath, FakeApi, json } from '../support/fake-api.ts';
import { employeeOf, maria, remember } from '../support/people.ts';
import { openSite } from '../support/render-app.tsx';

/** The agency's API with one journey, which its answers change; somebody of the staff is logged in. */
export class PreparedJourney {
  readonly api = new FakeApi().install();

  constructor(
    public present: JourneyView,
    role: EmployeeRole = 'adviser',
  ) {
    remember(maria);
    this.api.on('GET /auth/users/me', json(200, maria));
    this.api.on(employeePath(maria), () => json(200, employeeOf(maria, role)));
    this.api.on('GET /api/v1/agency/employee', () => json(200, [employeeOf(maria)]));
    this.api.on(`GET ${this.path}`, () => json(200, this.present));
    this.api.on('GET /api/v1/utils/food_plan', () => json(200, []));
    this.api.on(`GET /api/v1/agency/passengers_by_agency/${agency.ruc}`, () =>
      json(200, { count: 0, next: null, previous: null, results: [] }),
    );
  }

  get path(): string {
    return `/api/v1/journey/journey/${this.present.journey_id}`;
  }

  /** Somebody changed it: its next read says so. */
  becomes(change: Partial<JourneyView>): JourneyView {
    this.present = { ...this.present, version: this.present.version + 1, ...change };
    return this.present;
  }

  async open() {
    const site = openSite(`/admin/journeys/${this.present.journey_id}`);
    await screen.findByRole('heading', { level: 1, name: /Baltra/ });
    return site;
  }
}

export const prepared = (with_: Partial<JourneyView>, role?: EmployeeRole) =>
  new PreparedJourney(journey({ journey_version: 3, ...with_ }), role);

/** Presses an entry of the menu that stands on a service. */
export async function choose(user: Awaited<ReturnType<PreparedJourney['open']>>['user'], menu: RegExp, entry: RegExp) {
  await user.click(screen.getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

export const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
