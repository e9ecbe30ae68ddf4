import {
  acceptProposal,
  answerQuestion,
  askAboutProposal,
  copyProposalLink,
  sendProposal,
  withdrawProposal,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnerReferences } from '../references/owner-references.ts';
import { AcceptProposal } from '../use-cases/accept-proposal.ts';
import { AnswerQuestion } from '../use-cases/answer-question.ts';
import { AskAboutProposal } from '../use-cases/ask-about-proposal.ts';
import { CopyProposalLink } from '../use-cases/copy-proposal-link.ts';
import { SendProposal } from '../use-cases/send-proposal.ts';
import { WithdrawProposal } from '../use-cases/withdraw-proposal.ts';

@Controller()
export class ProposalsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(sendProposal, OwnerReferences)
  send(
    @ParsedCall() { params, body, caller: { agency, userId: by } }: Call<typeof sendProposal>,
  ): Promise<Answer<typeof sendProposal>> {
    return this.commands.execute(new SendProposal({ ...params, agency, by }, body));
  }

  @Endpoint(withdrawProposal)
  withdraw(
    @ParsedCall() { params: { id, number }, caller: { agency } }: Call<typeof withdrawProposal>,
  ): Promise<Answer<typeof withdrawProposal>> {
    return this.commands.execute(new WithdrawProposal({ id, agency }, number));
  }

  @Endpoint(copyProposalLink)
  copyLink(
    @ParsedCall() { params, caller: { agency, userId: by } }: Call<typeof copyProposalLink>,
  ): Promise<Answer<typeof copyProposalLink>> {
    return this.commands.execute(new CopyProposalLink({ ...params, agency, by }));
  }

  @Endpoint(answerQuestion)
  answer(
    @ParsedCall() { params, body, caller: { agency, userId: by } }: Call<typeof answerQuestion>,
  ): Promise<Answer<typeof answerQuestion>> {
    return this.commands.execute(new AnswerQuestion({ ...params, agency, by }, body));
  }

  @Endpoint(acceptProposal)
  accept(@ParsedCall() { params, body, address }: Call<typeof acceptProposal>): Promise<Answer<typeof acceptProposal>> {
    return this.commands.execute(new AcceptProposal(params.token, body, address));
  }

  @Endpoint(askAboutProposal)
  ask(
    @ParsedCall() { params, body, address }: Call<typeof askAboutProposal>,
  ): Promise<Answer<typeof askAboutProposal>> {
    return this.commands.execute(new AskAboutProposal(params.token, body, address));
  }
}
