import { OwnAccountPart } from '../features/auth/own-account-part.tsx';
import { OfflinePanel } from '../features/person/admin/offline/offline-panel.tsx';

/** One’s own account, with what its phone keeps of the leads. */
export function OwnAccountSettings() {
  return <OwnAccountPart offline={<OfflinePanel />} />;
}
