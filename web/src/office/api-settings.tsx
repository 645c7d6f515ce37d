import { TokensPart } from '../features/auth/tokens/tokens-part.tsx';
import { WebhooksPart } from '../features/webhook/admin/webhooks-part.tsx';

/** What programs may do, and what they are told. */
export function ApiSettings() {
  return (
    <>
      <TokensPart />
      <WebhooksPart />
    </>
  );
}
