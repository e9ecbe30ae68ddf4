import { createToken, logout, refreshToken, verifyToken } from '@bitacora/contracts';
import { TokenNotValidError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { VerifyToken } from '../queries/verify-token.ts';
import { LogIn } from '../use-cases/log-in.ts';
import { LogOut } from '../use-cases/log-out.ts';
import { RefreshSession } from '../use-cases/refresh-session.ts';
import { DeviceCookie } from './device-cookie.ts';
import { placeOfRequest } from './place-of-request.ts';
import { usernameOf } from './username.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly logIn: LogIn,
    private readonly devices: DeviceCookie,
  ) {}

  @Endpoint(createToken)
  async create(@ParsedCall() call: Call<typeof createToken>): Promise<Answer<typeof createToken>> {
    const { body, address, reply } = call;
    const { pair, device } = await this.logIn.execute({
      username: usernameOf(body),
      password: body.password,
      otp: body.otp ?? null,
      address,
      place: placeOfRequest(call),
      device: this.devices.read(reply),
    });
    this.devices.give(reply, device);
    return pair;
  }

  @Endpoint(verifyToken)
  verify(@ParsedCall() { body }: Call<typeof verifyToken>): Promise<Answer<typeof verifyToken>> {
    return this.queries.execute(new VerifyToken(body.token));
  }

  @Endpoint(refreshToken)
  async refresh(@ParsedCall() call: Call<typeof refreshToken>): Promise<Answer<typeof refreshToken>> {
    const pair = await this.commands.execute(new RefreshSession(call.body.refresh, placeOfRequest(call)));
    if (!pair) throw new TokenNotValidError();
    return pair;
  }

  @Endpoint(logout)
  end(@ParsedCall() { body, caller }: Call<typeof logout>): Promise<void> {
    return this.commands.execute(new LogOut(caller.userId, body.refresh));
  }
}
