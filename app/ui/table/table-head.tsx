/** The head of a table: a caption for screen readers, and the names of its columns. */
export const TableHead = ({ caption, columns }: { caption: string; columns: readonly string[] }) => (
  <>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  </>
);
