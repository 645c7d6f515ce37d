import '../../office.css';
import { OfficeClient } from '../../office-kit/session/office-client.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Toaster } from '../../ui/toast.tsx';
import { EditBar } from './edit-bar.tsx';

/** What stands above the public pages for those who may change them. */
export function Component() {
  return (
    <OfficeClient>
      <EditBar />
      <Notices />
    </OfficeClient>
  );
}

/** The toasts of the office on a page of the site, whose document from the server has no place for them. */
function Notices() {
  return useToasts().length > 0 && <Toaster />;
}
