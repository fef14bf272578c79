/** Matches any path without a route. The root's error boundary then shows NotFound with status 404. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
