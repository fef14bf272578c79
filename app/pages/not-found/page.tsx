/** Any path that is not a route: the words are NotFound's, shown by the root's error boundary with status 404. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
