import type { EmployeeRole } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { RefreshTokenRepository } from '../persistence/refresh-token.repository.ts';
import { HAS_WHAT_IS_REQUIRED } from '../persistence/second-factor.repository.ts';
import { AccessTokens } from './access-tokens.ts';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** A session's next pair of tokens, with the agency and roles that the person has now. */
@Injectable()
export class TokenPairs {
  constructor(
    private readonly database: Database,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly accessTokens: AccessTokens,
  ) {}

  /** `presented`: the refresh token that the pair follows; null at the start of a session. */
  async issue(userId: string, session: string, presented: string | null = null): Promise<TokenPair> {
    // Waits for whoever is changing the roles, or what is asked of who has them: no token of the former ones is signed
    // after the change. What is read after the wait, by a statement of its own, is what holds then.
    await this.database.query(`select from employees where user_id = ? and is_active for share`, [userId]);
    const [employee] = await this.database.query<{ agency: string; roles: EmployeeRole[] }>(
      `select e.agency, to_json(e.roles) as roles from employees e
       where e.user_id = ? and e.is_active and ${HAS_WHAT_IS_REQUIRED}`,
      [userId],
    );
    const { agency, roles } = employee ?? { agency: null, roles: [] };
    return {
      access: await this.accessTokens.sign({ userId, session, agency, roles }),
      refresh: await (presented === null
        ? this.refreshTokens.issue(session)
        : this.refreshTokens.issueSuccessor(session, presented)),
    };
  }
}
