import { Suspense, use, useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { startWhenNear } from '../lib/start-when-near.ts';

/** A part of a page whose code comes later than that of the page. */
export interface LaterPart<Props = never> {
  (props: Props): ReactNode;
  /** Fetches the code. */
  load: () => Promise<void>;
}

/**
 * A part below what is seen first. The server renders it with the page; in the browser its HTML stays as it is until
 * the part comes near the view or is touched, and only then its code is fetched. The page names its parts in `parts`,
 * so that the server and a move within the site have their code before they render (decision 37).
 */
export function laterPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  const code: { Part?: ComponentType<Props>; arriving?: Promise<void>; tried: boolean } = { tried: false };
  let arrive: (Part: ComponentType<Props>) => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });

  function load(): Promise<void> {
    code.arriving ??= importPart().then(
      (Part) => {
        code.Part = Part;
        arrive(Part);
      },
      (error: unknown) => {
        code.arriving = undefined;
        throw error;
      },
    );
    return code.arriving;
  }

  /** React waits for the code, and leaves the server’s HTML as it is. */
  function Started({ props, onStart }: { props: Props; onStart: () => void }) {
    const Part = usePart();
    useEffect(onStart, [onStart]);
    return <Part {...props} />;
  }

  function usePart(): ComponentType<Props> {
    if (code.Part) return code.Part;
    // A second try is a change of the page, which cannot wait until the part comes near the view.
    if (code.tried) load().catch(() => undefined);
    code.tried = true;
    return use(arrived);
  }

  function Later(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const part = useRef<{ started: () => void; stop: () => void }>(undefined);
    const onStart = useRef(() => part.current?.started());
    useEffect(() => {
      if (!place.current || code.Part) return undefined;
      part.current = startWhenNear(place.current, load);
      return part.current.stop;
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Started props={props} onStart={onStart.current} />
        </Suspense>
      </div>
    );
  }
  return Object.assign(Later, { load });
}
