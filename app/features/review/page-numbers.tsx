import type { ReactNode } from "react";
import { pageNumbers } from "./rules.ts";

interface PageNumbersProps {
  page: number;
  pages: number;
  /** The control that leads to a page; `target` is undefined where there is no such page */
  control(target: number | undefined, label: ReactNode, current: boolean): ReactNode;
}

/** Previous, the first and last page numbers and those around the current one, Next. */
export function PageNumbers({ page, pages, control }: PageNumbersProps) {
  return (
    <nav className="page-numbers" aria-label="Pages of reviews">
      {control(page > 1 ? page - 1 : undefined, "Previous", false)}
      <ul role="list">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number || `gap-${index}`}>
            {number ? (
              control(
                number,
                <>
                  <span className="visually-hidden">Page </span>
                  {number}
                </>,
                number === page,
              )
            ) : (
              <span className="page-gap">…</span>
            )}
          </li>
        ))}
      </ul>
      {control(page < pages ? page + 1 : undefined, "Next", false)}
    </nav>
  );
}
