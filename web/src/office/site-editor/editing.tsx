import '../../office.css';
import { OfficeClient } from '../../office-kit/session/office-client.tsx';
import { EditBar } from './edit-bar.tsx';

/** What stands above the public pages for those who may change them. */
export function Component() {
  return (
    <OfficeClient>
      <EditBar />
    </OfficeClient>
  );
}
