import { Link } from 'react-router-dom';
import { EmptyList } from '../../../office-kit/list/empty-list.tsx';
import { personContent as texts } from './person.content.ts';

/** Says that an account is no team member’s, and who mends it. */
export function NotLinked({ isOwner }: { isOwner: boolean }) {
  return (
    <EmptyList text={texts.notLinked}>
      {isOwner ? (
        <Link
          to="/my-account/settings/accounts"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
        >
          {texts.link}
        </Link>
      ) : (
        <p className="text-dense text-ink-muted">{texts.askOwner}</p>
      )}
    </EmptyList>
  );
}
