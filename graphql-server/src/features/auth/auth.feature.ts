import type { Feature } from '../../kit/feature.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import { AccountResolver } from './account.resolver.ts';
import { hasColleagues } from './account.service.ts';
import { AuthResolver } from './auth.resolver.ts';
import { authRouter } from './auth.rest.ts';
import { PasskeyResolver } from './factor/passkey.resolver.ts';
import { SecondFactorResolver } from './factor/second-factor.resolver.ts';
import { InvitationResolver } from './invitation/invitation.resolver.ts';
import { PasswordLinkResolver } from './invitation/password-link.resolver.ts';
import { sweepAttempts } from './login-throttle.ts';
import { SessionResolver } from './session.resolver.ts';
import { sweepSessions } from './session.service.ts';

/** What the product takes from this room. */
export const authFeature: Feature = {
  resolvers: [
    AccountResolver,
    AuthResolver,
    InvitationResolver,
    PasskeyResolver,
    PasswordLinkResolver,
    SecondFactorResolver,
    SessionResolver,
  ],
  routes: () => [authRouter()],
  setupSteps: [{ key: SetupStepKey.COLLEAGUES, isDone: hasColleagues }],
  sweeps: [sweepAttempts, sweepSessions],
  indexes: {
    admins: [
      { key: { username: 1 }, unique: true },
      { key: { email: 1 }, unique: true, sparse: true },
      { key: { memberId: 1 }, unique: true, sparse: true },
      { key: { 'link.hash': 1 }, sparse: true },
    ],
    sessions: [{ key: { adminId: 1 } }, { key: { expiresAt: 1 } }],
    loginAttempts: [{ key: { address: 1, at: 1 } }, { key: { name: 1, at: 1 } }, { key: { at: 1 } }],
  },
};
