import { youtubeIdOf } from 'domain/site/film.ts';
import { sampleVideo } from './sample-video.content.ts';

interface FilmTexts {
  /** Its address on YouTube; empty for the sample. */
  link: string;
  title: string;
  play: string;
  note: string;
}

/** The film that the office chose for a place, or the sample. */
export function shownFilm({ link, title, play, note }: FilmTexts): typeof sampleVideo {
  const youtubeId = youtubeIdOf(link);
  return youtubeId ? { youtubeId, title, play, note } : sampleVideo;
}
