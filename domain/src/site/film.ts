const forms = [
  /^(?:https?:\/\/)?youtu\.be\/([\w-]{11})(?:[?#].*)?$/,
  /^(?:https?:\/\/)?(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{11})\/?(?:[?#].*)?$/,
  /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{11})(?:[&#].*)?$/,
];

/** The id of a film on YouTube from its address, in each form that YouTube gives for sharing; undefined for another text. */
export function youtubeIdOf(address: string): string | undefined {
  return forms.map((form) => form.exec(address.trim())?.[1]).find(Boolean);
}

/** Whether a text at this place is the address of a film. */
export function isFilmKey(key: string): boolean {
  return /(?:^|\.)film\.link$/.test(key);
}
