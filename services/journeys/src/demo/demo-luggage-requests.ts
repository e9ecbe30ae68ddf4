import { demo } from '@bitacora/contracts/demo';
import { DemoSeeder, NotYetError } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { LuggageRequest } from '../domain/luggage-request.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';

const [answered, late, open] = demo.luggageRequests;
const [galapagos, lima] = demo.journeys;

const requests = [
  {
    id: answered,
    journey: galapagos.id,
    packageService: galapagos.services[0].id,
    pieces: 1,
    luggage: 'Equipaje de bodega (23 kg)',
    note: null,
    hoursAgo: 142,
    answer: {
      hoursAgo: 120,
      priceCents: 4_500,
      text: 'Sí hay cupo en su vuelo. El precio es por la pieza, aparte de su saldo.',
    },
  },
  {
    id: open,
    journey: galapagos.id,
    packageService: galapagos.services[0].id,
    pieces: 2,
    luggage: 'Equipo de buceo',
    note: 'Son dos maletas de 20 kg; una lleva el regulador, que es delicado.',
    hoursAgo: 5,
    answer: null,
  },
  {
    id: late,
    journey: lima.id,
    packageService: lima.services[1].id,
    pieces: 1,
    luggage: 'Equipaje de bodega (23 kg)',
    note: 'Volvemos con más de lo que llevamos.',
    hoursAgo: 55,
    answer: null,
  },
];

/** Seeds what Carlos Muñoz asks of his air tickets, once, when the environment asks for it and they have their records. */
@Injectable()
export class DemoLuggageRequests extends DemoSeeder {
  constructor(
    private readonly requests: LuggageRequestRepository,
    private readonly journeys: JourneyRepository,
  ) {
    super();
  }

  protected async seedMissing(): Promise<void> {
    await this.once({
      isThere: async () => (await this.requests.find(answered)) !== null,
      save: async () => {
        for (const request of requests) {
          const record = await this.recordOf(request);
          await this.requests.save(this.request(request, record));
        }
      },
    });
  }

  /** As nobody else asks of a ticket that is being handled (product 10.8), and so that its mails tell of the flight. */
  private async recordOf({ journey: id, packageService }: (typeof requests)[number]): Promise<string> {
    const journey = await this.journeys.find(id);
    const ticket = journey?.services.find((one) => one.id === packageService);
    if (!ticket?.record) throw new NotYetError(`${packageService} has no record yet`);
    return ticket.record;
  }

  private request({ id, hoursAgo, answer, ...asked }: (typeof requests)[number], record: string): LuggageRequest {
    const { userId, passengerId: passenger } = demo.carlos;
    const createdAt = this.hoursAgo(hoursAgo);
    const request = LuggageRequest.ask(id, { ...asked, agency: demo.agency, userId, passenger, createdAt });
    if (answer) {
      const { priceCents, text } = answer;
      const at = this.hoursAgo(answer.hoursAgo).toISOString();
      request.reply({ outcome: 'accepted', priceCents, text, at, by: demo.adviser.userId, record });
    }
    return request;
  }
}
