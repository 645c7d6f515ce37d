import type { Feature } from '../../kit/feature.ts';
import { SetupStepKey } from '../../kit/setup-step.ts';
import { AccountResolver } from './account.resolver.ts';
import { hasColleagues } from './account.service.ts';
import { AuthResolver } from './auth.resolver.ts';
import { authRouter } from './auth.rest.ts';
import { ConfirmSessionResolver } from './factor/confirm-session.resolver.ts';
import { PasskeyResolver } from './factor/passkey.resolver.ts';
import { SecondFactorResolver } from './factor/second-factor.resolver.ts';
import { InvitationResolver } from './invitation/invitation.resolver.ts';
import { WorksOfflineResolver } from './offline/works-offline.resolver.ts';
import { PasswordLinkResolver } from './invitation/password-link.resolver.ts';
import { sweepAttempts } from './login-throttle.ts';
import { SessionResolver } from './session.resolver.ts';
import { sweepSessions } from './session.service.ts';
import { ApiTokenResolver } from './token/api-token.resolver.ts';
import { sweepTokens } from './token/api-token.service.ts';
import { tokensNoun } from './token/api-token.type.ts';
import { remindOfTokens } from './token/ending-tokens.ts';
import { writeTokenUses } from './token/token-use.ts';

/** What the product takes from this room. */
export const authFeature: Feature = {
  resolvers: [
    AccountResolver,
    ApiTokenResolver,
    AuthResolver,
    ConfirmSessionResolver,
    InvitationResolver,
    PasskeyResolver,
    PasswordLinkResolver,
    SecondFactorResolver,
    SessionResolver,
    WorksOfflineResolver,
  ],
  routes: () => [authRouter()],
  setupSteps: [{ key: SetupStepKey.COLLEAGUES, isDone: hasColleagues }],
  counts: [writeTokenUses],
  sweeps: [sweepAttempts, sweepSessions, sweepTokens, remindOfTokens],
  indexes: {
    admins: [
      { key: { username: 1 }, unique: true },
      { key: { email: 1 }, unique: true, sparse: true },
      { key: { memberId: 1 }, unique: true, sparse: true },
      { key: { 'link.hash': 1 }, sparse: true },
    ],
    [tokensNoun]: [{ key: { name: 1, _id: 1 } }, { key: { expiresAt: 1 } }, { key: { revokedAt: 1 } }],
    sessions: [{ key: { adminId: 1 } }, { key: { expiresAt: 1 } }, { key: { staysUntil: 1 } }],
    loginAttempts: [{ key: { address: 1, at: 1 } }, { key: { name: 1, at: 1 } }, { key: { at: 1 } }],
  },
};
