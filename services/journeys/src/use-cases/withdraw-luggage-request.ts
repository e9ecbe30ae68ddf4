import type { AnswerOf, withdrawLuggageRequest } from '@bitacora/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';
import { luggageRequestAnswer } from '../persistence/luggage-request.snapshot.ts';

type Result = AnswerOf<typeof withdrawLuggageRequest>;

/** Who asked takes it back. Throws `conflict` when it was answered meanwhile. */
export class WithdrawLuggageRequest extends Command<Result> {
  constructor(
    readonly id: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawLuggageRequest)
export class WithdrawLuggageRequestHandler implements ICommandHandler<WithdrawLuggageRequest> {
  constructor(private readonly requests: LuggageRequestRepository) {}

  async execute({ id, userId }: WithdrawLuggageRequest): Promise<Result> {
    const request = await this.requests.getOwnLocked(id, userId);
    request.withdraw();
    await this.requests.save(request);
    return luggageRequestAnswer(request);
  }
}
