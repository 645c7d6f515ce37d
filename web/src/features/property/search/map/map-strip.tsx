import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { projectMapContent as texts } from './project-map.content.ts';
import type { FoundProject } from '../found-project.ts';
import { projectPath } from 'domain/site/item-paths.ts';

interface MapStripProps {
  projects: readonly FoundProject[];
  /** What the pin of a home says: its price in short. */
  priceOf: (project: FoundProject) => string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The homes of a map as a strip at its lower edge on a phone: the card in the middle and the pin that stands out are one. */
export function MapStrip({ projects, priceOf, chosen, onChoose }: MapStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = chosen && strip.current?.querySelector(`[data-id="${chosen}"]`);
    if (card) card.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);

  function chooseMiddle() {
    const frame = strip.current?.getBoundingClientRect();
    if (!frame) return;
    const middle = frame.left + frame.width / 2;
    const cards = [...(strip.current?.children ?? [])].filter((card) => card instanceof HTMLElement);
    const over = cards.find((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left <= middle && middle <= right;
    });
    if (over?.dataset.id) onChoose(over.dataset.id);
  }

  return (
    <ul
      ref={strip}
      aria-label={texts.strip}
      onScrollEnd={chooseMiddle}
      className="map-strip absolute inset-x-0 bottom-3 z-1000 hidden snap-x snap-mandatory [scrollbar-width:none] gap-3 overflow-x-auto overscroll-x-contain px-3"
    >
      {projects.map((project) => (
        <li
          key={project.id}
          data-id={project.id}
          className="relative flex h-24 w-72 max-w-[82%] shrink-0 snap-center overflow-hidden rounded-card bg-card shadow-float"
        >
          {project.images[0] && (
            <Picture image={project.images[0]} decorative sizes="96px" className="h-24 w-24 shrink-0" />
          )}
          <div className="min-w-0 flex-1 self-center px-3 text-xs text-ink-muted">
            <Link
              to={projectPath(project.slug)}
              aria-current={project.id === chosen ? 'true' : undefined}
              className="stretched-link block truncate font-heading text-base font-semibold text-ink"
            >
              {project.title}
            </Link>
            <p className="truncate">{project.address}</p>
            <p className="truncate text-sm font-semibold text-ink">{priceOf(project)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
