/** The answer to a form; if the form could not be sent, the page and its input stay as they are, and the page says so. */
export async function answerOrProblem<Answer>(answer: Promise<Answer>): Promise<Answer | { problem: string }> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { problem: "We are having trouble connecting. Please check your connection and try again." };
  }
}
