/** The first page, the last, and the neighbours of the current one; null for a gap. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((shown, index) => {
    const missing = shown - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [shown];
    return missing === 1 ? [shown - 1, shown] : [null, shown];
  });
}
