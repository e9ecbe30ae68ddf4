import { answerLuggageRequest, createLuggageRequest, withdrawLuggageRequest } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { LuggageReferences } from '../references/luggage-references.ts';
import { AnswerLuggageRequest } from '../use-cases/answer-luggage-request.ts';
import { RequestLuggage } from '../use-cases/request-luggage.ts';
import { WithdrawLuggageRequest } from '../use-cases/withdraw-luggage-request.ts';

@Controller()
export class LuggageRequestsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createLuggageRequest, LuggageReferences)
  create(
    @ParsedCall() { body, caller }: Call<typeof createLuggageRequest>,
  ): Promise<Answer<typeof createLuggageRequest>> {
    return this.commands.execute(new RequestLuggage(caller.userId, body));
  }

  @Endpoint(withdrawLuggageRequest)
  withdraw(
    @ParsedCall() { params, caller }: Call<typeof withdrawLuggageRequest>,
  ): Promise<Answer<typeof withdrawLuggageRequest>> {
    return this.commands.execute(new WithdrawLuggageRequest(params.id, caller.userId));
  }

  @Endpoint(answerLuggageRequest)
  answer(
    @ParsedCall() { params, body, caller: { agency, userId: by } }: Call<typeof answerLuggageRequest>,
  ): Promise<Answer<typeof answerLuggageRequest>> {
    return this.commands.execute(new AnswerLuggageRequest({ ...params, agency, by }, body));
  }
}
