import { PreviewState } from '../preview/preview-state.tsx';
import { versionsContent as texts } from './versions.content.ts';

interface VersionStateProps {
  loaded: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** Replaces a version that is loading, no longer kept, or failed. */
export function VersionState({ loaded, ...state }: VersionStateProps) {
  if (!loaded) return <PreviewState loaded={false} {...state} />;
  return (
    <p role="alert" className="container-page py-16">
      {texts.gone}
    </p>
  );
}
