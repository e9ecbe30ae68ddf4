import type { AnswerOf, BodyOf, createLuggageRequest } from '@bitacora/contracts';
import { conflict } from '@bitacora/contracts/messages';
import type { Clock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LuggageRequest } from '../domain/luggage-request.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';
import { luggageRequestAnswer } from '../persistence/luggage-request.snapshot.ts';
import { LuggageReferences } from '../references/luggage-references.ts';

type Result = AnswerOf<typeof createLuggageRequest>;

/** Throws `conflict` while the same passenger waits for an answer about the same ticket. */
export class RequestLuggage extends Command<Result> {
  constructor(
    readonly userId: string,
    readonly input: BodyOf<typeof createLuggageRequest>,
  ) {
    super();
  }
}

@CommandHandler(RequestLuggage)
export class RequestLuggageHandler implements ICommandHandler<RequestLuggage> {
  constructor(
    private readonly requests: LuggageRequestRepository,
    private readonly references: LuggageReferences,
    private readonly limits: SubmissionLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ userId, input }: RequestLuggage): Promise<Result> {
    const ticket = await this.references.ticketOf(userId, input.package_service);
    if (await this.requests.isOpen(ticket.packageService, ticket.passenger)) throw conflict('luggage_requested');
    await this.limits.take({ rule: 'luggage-person', of: userId });
    const { pieces, luggage, note } = input;
    const createdAt = this.clock.now();
    const request = LuggageRequest.ask(newId(), { ...ticket, userId, pieces, luggage, note, createdAt });
    await this.requests.save(request);
    return luggageRequestAnswer(request);
  }
}
