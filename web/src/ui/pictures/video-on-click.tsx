import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface VideoOnClickProps {
  youtubeId: string;
  title: string;
  /** The picture in the frame until the video plays. */
  poster: ReactNode;
  playLabel: string;
  className?: string;
}

/** A video that loads from YouTube only on click; without JavaScript, the click opens YouTube. */
export function VideoOnClick({ youtubeId, title, poster, playLabel, className = '' }: VideoOnClickProps) {
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const source = `https://www.youtube-nocookie.com/embed/${youtubeId}`;
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  return (
    <div className={`relative overflow-hidden rounded-card bg-footer ${className}`}>
      {playing ? (
        <iframe
          ref={frame}
          src={`${source}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <a
          data-held
          href={source}
          rel="noopener"
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
          className="group absolute inset-0 block rounded-card outline-offset-[-4px]"
        >
          {poster}
          <span className="absolute inset-0 flex items-center justify-center bg-footer/35 transition-colors duration-150 group-hover:bg-footer/20">
            <span className="flex min-h-14 items-center gap-3 rounded-full bg-on-band py-2 pr-6 pl-2 text-sm font-semibold text-footer-ink shadow-float">
              <span className="flex size-11 items-center justify-center rounded-full bg-footer-ink text-on-band">
                <Play aria-hidden="true" className="ml-0.5 size-5 fill-current" />
              </span>
              {playLabel}
            </span>
          </span>
        </a>
      )}
    </div>
  );
}
